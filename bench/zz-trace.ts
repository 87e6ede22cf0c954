import { chromium, devices } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { startServer } from "./server";
import { slowPage, watchTaps, worstTap } from "./slowPage";
import { FLOOR_PATH } from "./pages";
const main = async () => {
  const { origin, stop } = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const jobs = (process.env.JOBS ?? "/|header [command=show-modal];/|[data-toggle];/|form [name=message]").split(";");
  for (const job of jobs) {
    const [path, sel, prep] = job.split("|");
    const desktop = process.env.DESK;
    const page = await slowPage(browser, origin + (path==="floor"?FLOOR_PATH:path), desktop ? {viewport:{width:1280,height:800},hasTouch:true}: devices["Pixel 7"]);
    if (process.env.SETUP) await page.evaluate(process.env.SETUP);
    if (prep) await page.locator(prep).first().tap();
    const target = page.locator(sel!).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(Number(process.env.WAIT ?? 1500));
    await watchTaps(page);
    const box = (await target.boundingBox())!;
    if(!process.env.NOTRACE) await browser.startTracing(page, { categories: ["devtools.timeline","disabled-by-default-devtools.timeline","toplevel","disabled-by-default-devtools.timeline.invalidationTracking"].slice(0, process.env.INV?4:3) });
    await page.waitForTimeout(100);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(Number(process.env.AFTER ?? 700));
    const buf = process.env.NOTRACE? Buffer.from("{\"traceEvents\":[]}"): await browser.stopTracing();
    const worst = await worstTap(page);
    const events = JSON.parse(buf.toString()).traceEvents as any[];
    const names = events.filter(e => e.name === "thread_name" && e.args.name === "CrRendererMain").map(e => e.pid+":"+e.tid);
    const main = events.filter(e => e.ph === "X" && names.includes(e.pid+":"+e.tid));
    const t0 = Math.min(...main.filter(e=>e.name==="EventDispatch"&&/pointerdown|click/.test(e.args?.data?.type)).map(e=>e.ts));
    console.log("##", job, "worst", worst);
    for (const e of main.filter(e => e.ts>=t0-20000 && e.ts<t0+5000000 && e.dur > Number(process.env.MIN ?? 3000) && /EventDispatch|FunctionCall|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|HitTest|EvaluateScript|TimerFire|ParseHTML|v8|Compile|UpdateLayer|ResourceSend|XHR|GC|Fire/.test(e.name) && !/RunTask/.test(e.name)).sort((a,b)=>a.ts-b.ts))
      console.log(((e.ts-t0)/1000).toFixed(0).padStart(5), (e.dur/1000).toFixed(1).padStart(7), e.name, e.args?.data?.type ?? e.args?.data?.functionName ?? e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? "", (e.args?.data?.url??"").split("/").pop());
    if (process.env.INV) { const c: Record<string,number>={}; for (const e of events) if (/Invalidat|ScheduleStyle/.test(e.name)&&e.ts>=t0-20000) { const k=e.name+" "+(e.args?.data?.reason??"")+" "+(e.args?.data?.nodeName??"")+" "+(e.args?.data?.extraData??"")+(e.args?.data?.selectorPart??""); c[k]=(c[k]??0)+1;} console.log(Object.entries(c).sort((a,b)=>b[1]-a[1]).slice(0,25)); }
    await page.context().close();
  }
  await browser.close(); stop();
};
void main();
