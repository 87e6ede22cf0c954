/**
 * The components of one kind, without those inside them (alarms). One that is not closed ends where
 * the next begins.
 *
 * @param file an iCalendar file whose folded lines are whole again.
 */
export function componentsOf(file: string, name: string): string[] {
  const edge = `^(?:(?:BEGIN|END):${name}|END:VCALENDAR)\\s*$`;
  const components = file.match(new RegExp(`^BEGIN:${name}\\s*$[^]*?(?=${edge})`, "gim")) ?? [];
  const inner = /(?<=[\r\n])BEGIN:(\w+)[^]*?^END:\1.*$/gim;
  return components.map((text) => text.replace(inner, ""));
}

/** A line with a time, a length, a word or an address: none of these has a colon. */
export interface Property {
  value: string;
  /** By a name in capitals. */
  parameter(name: string): string | undefined;
}

/**
 * The properties of a component by one name, without empty ones. Only lines that say when an event
 * takes its owner's time are read: the others may be broken.
 */
export function propertiesOf(component: string, name: string): Property[] {
  const lines = component.match(new RegExp(`^${name}[ \\t]*[;:].*$`, "gim")) ?? [];
  return lines.flatMap((line) => {
    const end = line.lastIndexOf(":");
    const value = line.slice(end + 1).trim();
    const parameter = (key: string) => {
      // A name with a colon in it needs quotation marks, and does not always get them.
      const found = new RegExp(`;${key}=(?:"([^"]*)"|([^;"]*))`, "i").exec(line.slice(0, end));
      return found?.[1] ?? found?.[2];
    };
    return value === "" ? [] : { value, parameter };
  });
}
