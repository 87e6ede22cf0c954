import {
  type AppointmentWorld,
  bookAs,
  type BookingProcess,
  newAppointmentWorld,
} from "../testing/appointmentWorld";
import { sendMails } from "../leads/sendMails";
import { invitationsAreTrue } from "../testing/appointmentPromises";
import { availability } from "./availability";

const minute = 60_000;
const addresses = Array.from({ length: 50 }, (_, index) => `2001:db8:0:${index}::`);
const bookings = 500;

let world: AppointmentWorld;
let site: BookingProcess;
beforeAll(async () => {
  world = await newAppointmentWorld();
});
beforeEach(() => {
  site = world.newSite();
});
afterEach(() => world.reset());
afterAll(() => world.close());

const live = async () =>
  (
    await world.database.query(
      "select from appointments where state = 'booked' or (state = 'held' and held_until > $1)",
      [new Date(world.clock.now)],
    )
  ).length;

/** Someone at home, who takes the first time that is free. */
async function person() {
  const [first] = (await availability(site)).slots;
  return bookAs(site, first?.start ?? NaN, { address: "198.51.100.7" });
}

// A program that never loads the form, and one that looks like a person.
it.each([
  ["without a pass", { pass: { status: "absent" as const } }],
  ["with a pass for each booking", {}],
])(
  "an hour of spam from 50 networks, %s, leaves room for a person and is over in half an hour",
  async (_, looks) => {
    // Somebody booked shortly before it began.
    const [, , , later] = (await availability(site)).slots;
    const early = await bookAs(site, later?.start ?? NaN);
    expect(early.status).toBe("booked");
    let most = 0;
    for (let index = 0; index < bookings; index += 1) {
      world.clock.now += (60 / bookings) * minute;
      const { slots } = await availability(site);
      await bookAs(site, slots[(index * 7) % slots.length]?.start ?? NaN, {
        ...looks,
        // Another address of the network each time.
        address: `${addresses[index % addresses.length]}${index.toString(16)}`,
      });
      if (index % 50 === 49) most = Math.max(most, await live());
    }
    expect(most).toBeLessThanOrEqual(100);
    expect(["held", "booked"]).toContain((await person()).status);
    world.clock.now += 31 * minute;
    expect(await live()).toBe(1);
    // Who was invited knows: also the host.
    await sendMails(site);
    await invitationsAreTrue(world);
  },
);

it("two colleagues who book from one address in an hour without a crowd keep their times", async () => {
  const { slots } = await availability(site);
  for (const slot of slots.slice(0, 2)) {
    await bookAs(site, slot.start, { address: "198.51.100.7" });
  }
  expect(await live()).toBe(2);
});
