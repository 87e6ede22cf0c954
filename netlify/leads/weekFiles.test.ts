import { simpleParser } from "mailparser";

import { postAndSettle, sampleFields } from "../testing/testBackend";
import { bookAs } from "../testing/bookAs";
import { testWorld } from "../testing/world";
import { sendLeadDigest } from "../functions/lead-digest/lead-digest.mts";

/** 18 May 2026, a Monday, 06:00 UTC. */
const monday = Date.UTC(2026, 4, 18, 6);
const day = 24 * 60 * 60 * 1000;

const world = testWorld();

it("files come with Monday's digest alone, as French Excel opens them, with no formula", async () => {
  const process = world.newProcess();
  const files = async () => {
    await sendLeadDigest(process);
    const mail = await simpleParser(world.mail.received.at(-1)?.raw ?? "");
    return mail.attachments.map(({ filename, content }) => [filename, content.toString("utf8")]);
  };
  // A week without appointments has no file of appointments.
  world.clock.now = monday - 7 * day;
  expect((await files()).map(([name]) => name)).toEqual(["messages-2026-05-11.csv"]);
  world.clock.now = Date.UTC(2026, 4, 14, 9);
  const phone = "0639981234";
  await postAndSettle({ ...sampleFields(1), name: "=1+1", phone }, process);
  world.clock.now += day;
  await postAndSettle({ ...sampleFields(2), phone: "+33 6 39 98 12 34, poste 12" }, process);
  await postAndSettle({ ...sampleFields(3), phone: "+32470123456" }, process);
  await postAndSettle({ ...sampleFields(4), subject_line: "SEO" }, process);
  const booked = await bookAs(process, Date.UTC(2026, 4, 19, 12, 0), { name: "Rendez; vous" });
  expect(booked).toMatchObject({ status: "booked" });
  await process.afterAnswers.finish(20_000);
  expect(await files()).toEqual([]);
  world.clock.now = monday;
  const [[leadsName, leads = ""] = [], [appointmentsName, appointments = ""] = []] = await files();
  const names = ["messages-2026-05-18.csv", "rendez-vous-2026-05-18.csv"];
  expect([leadsName, appointmentsName]).toEqual(names);
  expect(leads).toMatch(/^\uFEFF"id";"state";"receivedAt"/);
  expect(leads.split("\r\n")).toHaveLength(5);
  expect(leads).toContain(`;"2026-05-14 11:00:00";`);
  expect(leads).toContain(`;"'=1+1";`);
  expect(leads).toContain('"06.39.98.12.34"');
  expect(leads).toContain('"06.39.98.12.34 ext. 12"');
  expect(leads).toContain('"(+32) 470 12 34 56"');
  expect(appointments).toMatch(/^\uFEFF"id";"state";"start"/);
  expect(appointments).toContain('"2026-05-19 14:00:00"');
  expect(appointments).toContain('"Rendez; vous"');
});
