import { colors } from "../theme/colors";

/** The house that the previewed page shows: earth walls, a long roof, a tree. */
export const HousePicture = () => (
  <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width={600} height={300} fill={colors.warmSoft} />
    <circle cx={470} cy={84} r={42} fill={colors.warm} />
    <path d="M0 232q150-70 330-22t270-34v124H0Z" fill={colors.successSoft} />
    <path d="M120 148h330v112H120Z" fill={colors.warm} />
    <path
      d="M120 172h330M120 196h330M120 220h330M120 242h330"
      stroke={colors.warmSoft}
      opacity={0.5}
    />
    <path d="M84 152 170 92h310l36 60Z" fill={colors.ink} />
    <path d="M160 176h70v84h-70ZM262 176h120v52H262ZM404 176h26v84h-26Z" fill={colors.paper} />
    <path d="M195 176v84M322 176v52" stroke={colors.ink} strokeWidth={3} />
    <path d="M56 260v-74" stroke={colors.ink} strokeWidth={6} />
    <path d="M56 90c40 30 40 96 0 110-40-14-40-80 0-110Z" fill={colors.success} />
    <path d="M0 260h600v40H0Z" fill={colors.success} />
  </svg>
);
