declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: string[];
    variationAxes?: Record<string, { min: number; max: number } | number>;
  };
  /** Cuts a font down to the given characters. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
