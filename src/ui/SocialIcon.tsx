import { Icon } from "./Icon";

/** Marks drawn for this site in the stroke of its icons; lucide has no brand icons. */
const marks: Record<string, string> = {
  linkedin:
    '<rect x="3" y="3" width="18" height="18" rx="3"/><path d="M8 11v5M8 8v.01M12 16v-5M12 13.2c0-1.4.9-2.2 2-2.2s2 .8 2 2.2V16"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7v.01"/>',
  facebook:
    '<rect x="3" y="3" width="18" height="18" rx="3"/><path d="M16 7.5h-1.2c-1.2 0-1.8.7-1.8 1.9V21M10.2 12.6h5"/>',
};

/** The mark of a social network, decorative. */
export const SocialIcon = ({ network }: { network: string }) => (
  <Icon body={marks[network] ?? ""} />
);
