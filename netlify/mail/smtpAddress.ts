/**
 * Why a mail provider's address cannot be used, or undefined when it can. The address itself is not
 * repeated: it holds a password.
 */
export function smtpAddressProblem(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return "it is not an address such as smtp://user:password@mail.example:587";
  }
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") {
    return "it must begin with smtp:// or smtps://";
  }
  if (url.hostname === "") return "it names no server";
  return undefined;
}
