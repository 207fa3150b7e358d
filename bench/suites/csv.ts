import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { readCsv } from '#engine/csv/readCsv.ts'
import type { UpsertOutcome } from '#renderer/gateway.ts'
import { createImportRun, outcomesIn } from '#renderer/import/importRun.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { startPostgres } from '#tests/postgresServer.ts'
import { launchChromium, openPage } from '../browser.ts'
import { type Child, seed, startChild } from '../children.ts'
import { absolute, type Figure, type Suite } from '../figures.ts'
import { longestTask } from '../longTasks.ts'
import { signIn } from '../signIn.ts'
import { openSite } from '../site.ts'

const ROUNDS = 3
const ROWS = 3000
const INSTITUTIONS = [1, 2]
const file = fileURLToPath(new URL('../../tests/fixtures/schedules/three-thousand.csv', import.meta.url))
const bytes = readFileSync(file)

export const csv: Suite = {
  name: 'csv',
  about: 'a file of 3 000 time codes: rehearsed in the browser, imported into two institutions on PostgreSQL',
  run: async () => {
    const site = await openSite(['csv', 'list'])
    const browser = await launchChromium()
    try {
      return [...(await rehearsal(browser, site.url)), await dialog(browser, site.url), await imports()]
    } finally {
      await browser.close()
      await site.close()
    }
  },
}

const rehearsal = async (browser: Browser, url: string): Promise<Figure[]> => {
  const totals: number[] = []
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // A page of its own each time: nobody imports the same file over and over.
    const { page } = await openPage(browser, `${url}/csv.html`)
    const found = await page.evaluate((given) => window.rehearse(given), [...bytes])
    if (found.rows !== ROWS) throw new Error(`${found.rows} rows were read`)
    totals.push(found.total)
    longest.push(found.longest)
    await page.context().close()
  }
  return [
    absolute({ name: 'rehearsal', unit: 'ms', goal: { atMost: 150 } }, totals),
    absolute({ name: 'rehearsal, longest slice', unit: 'ms', goal: { atMost: 50 } }, longest),
  ]
}

/** The whole dialog: reading, checking and drawing the rows. */
const dialog = async (browser: Browser, url: string): Promise<Figure> => {
  const tasks: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const side = await openPage(browser, `${url}/list.html`)
    await side.page.locator('[data-action=import-csv]').click()
    const input = side.page.locator('dialog input[type=file]')
    await input.waitFor({ state: 'attached' })
    await side.page.waitForLoadState('networkidle')
    const work = async () => {
      await input.setInputFiles(file)
      await side.page.locator('[data-import-row]').first().waitFor()
      await side.page.waitForTimeout(300)
    }
    tasks.push(await longestTask(side, work))
    await side.page.context().close()
  }
  const note = 'CPU time of the longest task from choosing the file to the rows drawn'
  return absolute({ name: 'import dialog, longest task', unit: 'ms', goal: { atMost: 50 }, note }, tasks)
}

const imports = async (): Promise<Figure> => {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'pupitre-bench-'))
  try {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir }
    seed(1, env)
    const server = await startChild(['src/server/main.ts', '--services-only'], env, '/healthz')
    const seconds: number[] = []
    for (const prefix of ['W', 'X', 'Y', 'Z']) seconds.push(await importInto(server, prefix))
    await server.stop()
    // The first import finds a server that has done nothing yet; it counts among the others.
    return absolute({ name: 'import into two institutions', unit: 's', goal: { atMost: 3 } }, seconds)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Seconds from the first call to the last answer; codes begin with `prefix`, so that all rows are new. */
const importInto = async ({ url }: Child, prefix: string): Promise<number> => {
  const { token } = await signIn(url)
  const text = bytes.toString('utf8').replace(/^T/gm, prefix)
  const shown = Object.keys(schedule.entity.columns)
  const read = readCsv({ bytes: Buffer.from(text), fileName: 'rows.csv', table: schedule, shown })
  const run = createImportRun({
    importId: crypto.randomUUID(),
    rows: (read.rows ?? []).map(({ row }) => row),
    institutions: INSTITUTIONS,
    size: schedule.list.csv?.batch ?? ROWS,
    send: async (batch, IDInstitution, key) => {
      const answer = await fetch(`${url}/api/v2/schedule/upsert-batch`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ batch, IDInstitution }),
      })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { data: UpsertOutcome[] }).data
    },
  })
  const begun = performance.now()
  await run.run()
  const seconds = (performance.now() - begun) / 1000
  const [created, linked] = INSTITUTIONS.map((id) => outcomesIn(run.states(), id))
  if (created?.created !== ROWS || linked?.linked !== ROWS)
    throw new Error(`the import made ${JSON.stringify([created, linked])}`)
  return seconds
}
