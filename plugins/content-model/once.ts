/** A function that looks at each thing once: of a content few change from one check to the next. */
export function once<Thing, Found>(
  look: (thing: Thing) => Found,
  known: Pick<Map<Thing, Found>, "get" | "has"> & {
    set(thing: Thing, found: Found): unknown;
  } = new Map(),
) {
  return (thing: Thing): Found => {
    if (!known.has(thing)) known.set(thing, look(thing));
    return known.get(thing) as Found;
  };
}
