import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '#tests/chromium.ts'
import type { DescribedTable } from '../../description/description.ts'
import { isJsonObject } from '../../description/plain.ts'
import { knownCommit, withExported } from '../../revisions/exported.ts'
import type { ChangesReport, ScreenPicture } from '../report.ts'
import { builtGallery } from './builtGallery.ts'
import { type Look, photographs } from './photographs.ts'

type State = ScreenPicture['state']

/** A look of the list or of the form of a screen. */
interface Wanted extends Look {
  readonly shows: State
}

/** A form is that of a new row, else of a row that is there; a row that is edited in its place has none of its own. */
const looksOf = (table: string, { settings }: DescribedTable): Wanted[] => {
  const { list, form } = settings
  const plain: Wanted = { table, state: 'list', shows: 'list' }
  if (!isJsonObject(list) || !isJsonObject(form) || form.style === 'row') return [plain]
  const state = list.add === true ? 'form' : list.modify === true ? 'modify' : undefined
  return state ? [plain, { table, state, shows: 'form' }] : [plain]
}

/** Looks of the screens that people see differently, under the names that a revision has for them. */
const wantedOf = (report: ChangesReport, which: 'old' | 'next'): readonly Wanted[] => {
  const { changes, sides, renames } = report.comparison
  const formerly = new Map([...renames.tables].map(([from, to]) => [to, from]))
  const concerned = new Set(changes.flatMap(({ marks, tables }) => (marks.includes('people') ? tables : [])))
  return [...concerned].flatMap((table) => {
    const described = sides[which].tables[table]
    if (!described || described.isCard) return []
    return looksOf(which === 'old' ? (formerly.get(table) ?? table) : table, described)
  })
}

const key = (table: string, shows: State): string => `${table}-${shows}`

const taken = async (
  browser: Browser,
  gallery: string,
  wanted: readonly Wanted[],
  nameOf: (table: string) => string,
): Promise<ReadonlyMap<string, Buffer>> => {
  const pictures = await photographs(browser, gallery, wanted)
  return new Map(
    wanted.flatMap(({ table, shows }, i): [string, Buffer][] => {
      const picture = pictures[i]
      return picture ? [[key(nameOf(table), shows), picture]] : []
    }),
  )
}

/** Runs with the whole of a revision in a folder; of the working tree with that itself. */
const withRevision = <T>(root: string, revision: string | undefined, use: (folder: string) => Promise<T>) =>
  revision === undefined ? use(root) : withExported(root, knownCommit(root, revision), use, ['.'])

/**
 * Pictures of list and form of the screens concerned in both revisions, from the galleries that each builds itself, in French.
 * They are written below the folder of the pages; a screen that looks the same has none.
 */
export const screenPictures = async (
  root: string,
  report: ChangesReport,
  folder: string,
): Promise<readonly ScreenPicture[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    const { from, to, comparison } = report
    const now = (table: string) => comparison.renames.tables.get(table) ?? table
    const of = (revision: string | undefined, which: 'old' | 'next') =>
      withRevision(root, revision, async (at) =>
        taken(browser, await builtGallery(at), wantedOf(report, which), which === 'old' ? now : (one) => one),
      )
    const before = await of(from.commit, 'old')
    const after = await of(to.commit, 'next')
    return written(folder, before, after)
  } finally {
    await browser.close()
  }
}

const written = (
  folder: string,
  before: ReadonlyMap<string, Buffer>,
  after: ReadonlyMap<string, Buffer>,
): readonly ScreenPicture[] => {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const put = (name: string, picture: Buffer | undefined, when: string): string | undefined => {
    if (!picture) return undefined
    const path = `pictures/${name}-${when}.png`
    writeFileSync(join(folder, path), picture)
    return path
  }
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): ScreenPicture[] => {
    const [old, next] = [before.get(name), after.get(name)]
    if (old && next?.equals(old)) return []
    const cut = name.lastIndexOf('-')
    const [table, state] = [name.slice(0, cut), name.slice(cut + 1) as State]
    return [{ table, state, before: put(name, old, 'before'), after: put(name, next, 'after') }]
  })
}
