import type { ReactNode } from "react";
import { colors } from "../theme/colors";

const violin =
  "M0-62c26 0 38 16 36 34-2 14-14 16-14 28s18 16 20 36c2 24-18 38-42 38s-44-14-42-38c2-20 20-24 20-36s-12-14-14-28c-2-18 10-34 36-34Z";

/** The six shots of a film, by the names that the content knows, on 320 by 180. */
export const shotDrawings: Record<string, ReactNode> = {
  vitrine: (
    <>
      <rect width={320} height={180} fill={colors.inkBand} stroke="none" />
      <rect x={84} y={44} width={150} height={110} fill={colors.warmSoft} />
      <path d="M84 44h150l14-18H70Z" fill={colors.warm} />
      <path d="M159 44v110M84 98h150" />
      <g transform="translate(122 104) scale(.42)" fill={colors.warm}>
        <path d={violin} />
      </g>
      <g transform="translate(196 104) scale(.42)" fill={colors.warm}>
        <path d={violin} />
      </g>
      <path
        stroke={colors.control}
        d="M20 40l-8 20M50 110l-8 20M284 30l-8 20M300 100l-8 20M262 130l-8 20M40 70l-8 20"
      />
      <path d="M0 156h320" stroke={colors.control} />
    </>
  ),
  visage: (
    <>
      <rect width={320} height={180} fill={colors.tint} stroke="none" />
      <path d="M210 0v180M244 0v180M278 0v180" stroke={colors.line} />
      <path d="M58 180c4-44 30-60 66-62s70 18 76 62" fill={colors.accent} />
      <path
        d="M92 62c0-34 20-46 38-46s38 14 36 46-16 58-36 58-38-26-38-58Z"
        fill={colors.surface}
      />
      <path
        d="M88 72c-6-46 20-66 46-64s42 24 34 60c-8-22-26-24-40-28-14 6-32 8-40 32Z"
        fill={colors.ink}
      />
      <path d="M112 72h8M142 72h8M132 76l-4 14 8 2M120 102c8 5 16 5 22 0" />
      <path d="M190 176 214 92l40 12-22 74Z" fill={colors.warm} />
      <path d="M198 172 220 96M216 178l22-74" stroke={colors.warmSoft} />
    </>
  ),
  rabot: (
    <>
      <rect width={320} height={180} fill={colors.tint} stroke="none" />
      <rect y={122} width={320} height={58} fill={colors.warmSoft} stroke="none" />
      <path d="M0 122h320M0 142c80-8 200 10 320 0M0 162c120-8 180 8 320 2" stroke={colors.warm} />
      <path d="M66 122V92h168c18 0 26 14 26 30Z" fill={colors.ink} />
      <path d="M160 92 184 40h20l-14 52Z" fill={colors.warm} />
      <path d="M92 92c-16-30 6-52 28-40-14 6-10 22 6 40Z" fill={colors.accent} />
      <circle cx={228} cy={78} r={14} fill={colors.accent} />
      <g stroke={colors.warm} strokeWidth={6}>
        <path d="M170 88c-22-36-62-28-58 0s36 24 32 2-22-10-16 2" />
        <path d="M268 112c18-14 38-2 32 12s-24 6-18-4" />
      </g>
    </>
  ),
  copeaux: (
    <>
      <rect width={320} height={180} fill={colors.inkBand} stroke="none" />
      <path d="M160 0 66 180h188Z" fill={colors.warmSoft} stroke="none" />
      <path d="M128 0h64l12 24h-88Z" fill={colors.ink} />
      <g stroke={colors.warm} strokeWidth={5}>
        <path d="M120 70c18-12 34 2 26 16s-26 4-18-8" />
        <path d="M184 96c18-12 34 2 26 16s-26 4-18-8" />
        <path d="M134 128c18-12 34 2 26 16s-26 4-18-8" />
        <path d="M90 160c24-10 40 0 36 12M180 166c18-16 40-8 36 8M232 158c14-8 26 2 22 12" />
      </g>
    </>
  ),
  violon: (
    <>
      <rect width={320} height={180} fill={colors.accentSoft} stroke="none" />
      <g transform="translate(126 92) rotate(72) scale(1.24)">
        <path d="M-5-58h10l-2-92h-6Z" fill={colors.ink} />
        <path d={violin} fill={colors.warm} />
        <path d="M-20 2c-6 14 4 16 0 30M20 2c6 14-4 16 0 30M-10 24h20M-3-60v120M3-60v120" />
      </g>
    </>
  ),
  archet: (
    <>
      <rect width={320} height={180} fill={colors.tint} stroke="none" />
      <path
        d="M96 180c0-40 16-62 44-70l-4-28c-14-30 4-60 32-60s46 28 34 62l-22 26c34 8 56 30 58 70Z"
        fill={colors.ink}
      />
      <path d="M150 108c18 10 38 8 54-6l-8 14-34 8Z" fill={colors.surface} />
      <g transform="translate(116 124) rotate(-64) scale(.62)">
        <path d="M-5-58h10l-2-92h-6Z" fill={colors.ink} />
        <path d={violin} fill={colors.warm} />
      </g>
      <path d="M34 66 300 150" stroke={colors.accent} strokeWidth={4} />
      <path d="M36 74 298 156" stroke={colors.surface} />
      <path d="M250 166c14 2 30-4 34-14" strokeWidth={8} />
    </>
  ),
};
