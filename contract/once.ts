/**
 * A function that makes what it answers at the first call with a thing, and keeps it as long as the process lives, or
 * as `known` keeps the thing.
 */
export function once<Made, Thing = void>(
  make: (thing: Thing) => Made,
  known: Pick<Map<Thing, Made>, "get" | "has"> & {
    set(thing: Thing, made: Made): unknown;
  } = new Map(),
) {
  return (thing: Thing): Made => {
    if (!known.has(thing)) known.set(thing, make(thing));
    return known.get(thing) as Made;
  };
}
