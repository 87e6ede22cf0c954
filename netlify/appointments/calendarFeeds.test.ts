import { sendMails } from "../leads/sendMails";
import { bookingSite, monday, person } from "../testing/bookingSite";

const { world, site, slots, book, mailsTo } = bookingSite();

describe("a calendar that does not answer", () => {
  const feed = (start: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:${start}\r\nDURATION:PT30M\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const isFree = async () => JSON.stringify(await (await slots()).json()).includes(monday);

  it("is used as last read for an hour, then its host is busy and the team is told once", async () => {
    world().feedAddresses.set("camille", ["https://calendar.example/secret"]);
    world().feeds.set("https://calendar.example/secret", feed("20260518T123000Z"));
    expect(await isFree()).toBe(true);
    world().feeds.clear();
    world().clock.now += 59 * 60_000;
    expect(await isFree()).toBe(true);
    world().clock.now += 2 * 60_000;
    expect(await isFree()).toBe(false);
    expect(await isFree()).toBe(false);
    await sendMails(site());
    const told = await mailsTo("equipe@cresca.example");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Camille Exemple (camille)");
    world().feeds.set("https://calendar.example/secret", feed("20260518T123000Z"));
    expect(await isFree()).toBe(true);
  });

  it("is read once a minute, and what it says is taken off", async () => {
    world().feedAddresses.set("camille", ["https://calendar.example/secret"]);
    world().feeds.set("https://calendar.example/secret", feed("20260520T080000Z"));
    expect(await isFree()).toBe(true);
    world().feeds.set("https://calendar.example/secret", feed("20260518T120000Z"));
    expect(await isFree()).toBe(true);
    world().clock.now += 60_000;
    expect(await isFree()).toBe(false);
    expect((await book({ ...person, start: monday })).status).toBe(409);
  });
});
