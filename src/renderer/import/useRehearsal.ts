import { startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CsvFormat } from '#dsl/tables/csvFormat.ts'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { KnownHeaders } from '#engine/csv/csvColumns.ts'
import { type FileProblemCode, readCsvParts } from '#engine/csv/readCsv.ts'
import { mendCell, rehearse, rehearseParts } from '#engine/csv/rehearse.ts'
import type { RehearsedRow } from '#engine/csv/rehearsedRow.ts'
import type { FileFacts, PastedRows } from '#engine/paste/pastedRows.ts'
import type { Shape } from '#engine/validation/shape.ts'
import { useRenderer } from '../RendererContext.ts'
import { useSteady } from '../useSteady.ts'
import { valueLabels } from '../widgets/choices/valueLabels.ts'
import { knownHeaders } from './knownHeaders.ts'
import { isMended, type Mends, mended, noMends, withCell, withoutLines } from './mends.ts'
import { ADDED } from './refused/refusedRows.ts'

/** A file that was read; without its bytes where the page has been left since. */
interface ReadFile extends FileFacts {
  readonly bytes?: Uint8Array
}

export interface ReadRows {
  readonly is: 'read'
  /** Missing where the rows were pasted. */
  readonly file?: ReadFile
  readonly columns: readonly string[]
  /** What the columns are called in the file. */
  readonly header: readonly string[]
  readonly rows: readonly RehearsedRow[]
  /** Lines that were wrong at some time, or were mended: they stay open for typing. */
  readonly touched: ReadonlySet<number>
  readonly mends: Mends
  /** Another number for each reading, of the same file too. */
  readonly nth: number
}

export type FileState = { readonly is: 'none' } | ReadRows

/** What becomes of a file that is being read; the rows of the one before stand meanwhile, and where it is refused. */
export type Attempt =
  | { readonly is: 'reading' }
  /** What rows are checked by could not be fetched. */
  | { readonly is: 'unprepared' }
  | { readonly is: 'refused'; readonly code: FileProblemCode | 'unreadable' }

const MAC = 'macintosh'

/** What headers may say; without the other languages that which is spoken. */
interface Headings {
  readonly known: KnownHeaders
  readonly ignored: readonly string[]
}

/** The file, or what was pasted, and its rows, checked again after every mending. Nothing is written here. */
export const useRehearsal = (
  table: AnyTable,
  format: CsvFormat,
  shown: readonly string[],
  pasted?: PastedRows,
) => {
  const { t } = useTranslation()
  const { loadShape, loadEveryLanguage } = useRenderer()
  const [state, setState] = useState<FileState>({ is: 'none' })
  const [attempt, setAttempt] = useState<Attempt | undefined>(pasted && { is: 'reading' })
  /** Read, but in place of rows that would be lost. */
  const [offered, setOffered] = useState<ReadRows>()
  const shape = useRef<Shape>(undefined)
  const headings = useRef<Headings>(undefined)
  const turn = useRef(0)

  const judges = () => ({ shape: shape.current, labels: valueLabels(t, table.entity, format.columns) })
  const spoken = (key: string): readonly string[] => [t(key)]
  const headingsBy = (textsOf: (key: string) => readonly string[]): Headings => ({
    known: knownHeaders(textsOf, table.name, format.columns),
    ignored: Object.values(ADDED).flatMap(textsOf),
  })
  /** Undefined where it is for a file that another one has overtaken, or nothing can be checked. */
  const prepare = async (mine: number): Promise<true | undefined> => {
    try {
      shape.current ??= await loadShape(table.entity.name)
    } catch {
      if (mine === turn.current) setAttempt({ is: 'unprepared' })
      return undefined
    }
    headings.current ??= await loadEveryLanguage(table.name).then(headingsBy, () => headingsBy(spoken))
    return mine === turn.current || undefined
  }
  const begin = (): number => {
    setAttempt({ is: 'reading' })
    return ++turn.current
  }
  /** What was read is drawn in slices, so that thousands of rows make no long frame. */
  const show = (next: (now: FileState) => FileState): void =>
    startTransition(() => {
      setAttempt(undefined)
      setState(next)
    })

  /** Reads the bytes part by part; undefined where a later file or another encoding overtakes it, or it is refused. */
  const read = async (
    mine: number,
    name: string,
    bytes: Uint8Array,
    encoding?: string,
  ): Promise<ReadRows | undefined> => {
    const plain = encoding === MAC ? new TextEncoder().encode(new TextDecoder(MAC).decode(bytes)) : bytes
    const file = { bytes: plain, fileName: name, table, shown, ...headings.current, ...judges() }
    const result = await withPauses(readCsvParts(file))
    if (mine !== turn.current) return undefined
    if (result.fileProblem) {
      startTransition(() => setAttempt({ is: 'refused', code: result.fileProblem.code }))
      return undefined
    }
    const { columns, header, rows, delimiter, unread } = result
    return {
      is: 'read',
      file: { name, bytes, encoding: encoding ?? result.encoding, delimiter, unread },
      columns,
      header,
      rows,
      touched: linesToMend(rows),
      mends: noMends,
      nth: mine,
    }
  }

  // Of rows that were left and are here again it is known no more what was mended.
  const isLeft = !(state.is === 'read' && state.file?.bytes) && pasted?.mended === true
  const wasMended = isLeft || (state.is === 'read' && isMended(state.mends))
  /** Rows that were mended are not given up for others unasked. */
  const replace = useSteady((next: ReadRows): void => {
    setAttempt(undefined)
    if (wasMended) setOffered(next)
    else show(() => next)
  })
  const open = async (file: File): Promise<void> => {
    const mine = begin()
    // A file that is far too large is refused without being read.
    const reading = file.slice(0, format.maxBytes + 1).arrayBuffer()
    const part = await reading.catch(() => undefined)
    if (mine !== turn.current) return
    if (!part) return setAttempt({ is: 'refused', code: 'unreadable' })
    const next = (await prepare(mine)) && (await read(mine, file.name, new Uint8Array(part)))
    if (next) replace(next)
  }

  const take = async ({ file, columns, rows: given }: PastedRows): Promise<void> => {
    const mine = begin()
    if (!(await prepare(mine))) return
    const rows = await withPauses(rehearseParts(given, table.entity, format, judges()))
    if (mine !== turn.current) return
    const header = columns.map((name) => t(`tables.${table.name}.columns.${name}`))
    const touched = linesToMend(rows)
    const facts = { is: 'read', columns, header, rows, touched, mends: noMends, nth: mine } as const
    show(() => ({ ...facts, ...(file && { file }) }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pasted is taken when the dialog opens
  useEffect(() => {
    if (pasted) void take(pasted)
  }, [])

  /** The rows of a reading with these mends, checked again. */
  const apply = (next: ReadRows, mends: Mends, edited: readonly RehearsedRow[]): ReadRows => {
    const rows = rehearse(edited, table.entity, format, judges())
    return { ...next, mends, rows, touched: next.touched.union(linesToMend(rows)) }
  }
  const readAgain = async (bytes: Uint8Array, name: string, encoding: string | undefined): Promise<void> => {
    const next = await read(begin(), name, bytes, encoding)
    if (!next) return
    show((now) => {
      if (now.is !== 'read' || !isMended(now.mends)) return next
      // The signs are others, the lines and cells are the same.
      const touched = next.touched.union(now.touched)
      return apply({ ...next, touched }, now.mends, mended(next.rows, now.mends))
    })
  }
  const change = (edit: (now: ReadRows) => ReadRows): void =>
    setState((now) => (now.is === 'read' ? edit(now) : now))

  return {
    state,
    attempt,
    wasMended,
    open,
    mend: (line: number, column: string, text: string) =>
      change((now) =>
        apply(
          now,
          withCell(now.mends, line, column, text),
          now.rows.map((row) => (row.line === line ? mendCell(row, column, text) : row)),
        ),
      ),
    /** Takes lines out of the import. */
    keep: (kept: (row: RehearsedRow) => boolean) =>
      change((now) => {
        const out = now.rows.filter((row) => !kept(row)).map(({ line }) => line)
        return apply(now, withoutLines(now.mends, out), now.rows.filter(kept))
      }),
    readAsMac: (mac: boolean) => {
      const file = state.is === 'read' ? state.file : undefined
      if (file?.bytes) void readAgain(file.bytes, file.name, mac ? MAC : undefined)
    },
    isMac: state.is === 'read' && state.file?.encoding === MAC,
    /** Whether rows that were read wait until those that stand here are given up for them. */
    asks: offered !== undefined,
    answer: (isGivenUp: boolean): void => {
      setOffered(undefined)
      if (isGivenUp && offered) show(() => offered)
    },
  }
}

/** Runs work that has pauses, giving the browser its turn in each. */
const withPauses = async <T>(parts: Generator<void, T>): Promise<T> => {
  for (;;) {
    await new Promise((go) => setTimeout(go))
    const { done, value } = parts.next()
    if (done) return value
  }
}

const linesToMend = (rows: readonly RehearsedRow[]): ReadonlySet<number> =>
  new Set(rows.flatMap((row) => (row.state === 'ok' ? [] : row.line)))
