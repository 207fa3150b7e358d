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
import { valueLabels } from '../widgets/choices/valueLabels.ts'
import { knownHeaders } from './knownHeaders.ts'
import { ADDED } from './refused/refusedRows.ts'

/** A file that was read; without its bytes where the page has been left since. */
interface ReadFile extends FileFacts {
  readonly bytes?: Uint8Array
}

export type FileState =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  /** What rows are checked by could not be fetched. */
  | { readonly is: 'unprepared' }
  | { readonly is: 'refused'; readonly code: FileProblemCode | 'unreadable' }
  | {
      readonly is: 'read'
      /** Missing where the rows were pasted. */
      readonly file?: ReadFile
      readonly columns: readonly string[]
      /** What the columns are called in the file. */
      readonly header: readonly string[]
      readonly rows: readonly RehearsedRow[]
      /** Lines that were wrong at some time: they stay open for typing. */
      readonly touched: ReadonlySet<number>
    }

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
  const [state, setState] = useState<FileState>({ is: pasted ? 'reading' : 'none' })
  const shape = useRef<Shape>(undefined)
  const headings = useRef<Headings>(undefined)
  const turn = useRef(0)

  const judges = () => ({ shape: shape.current, labels: valueLabels(t, table.entity, format.columns) })
  const spoken = (key: string): readonly string[] => [t(key)]
  const headingsBy = (textsOf: (key: string) => readonly string[]): Headings => ({
    known: knownHeaders(textsOf, table.name, format.columns),
    ignored: Object.values(ADDED).flatMap(textsOf),
  })
  const prepare = async (): Promise<boolean> => {
    try {
      shape.current ??= await loadShape(table.entity.name)
    } catch {
      setState({ is: 'unprepared' })
      return false
    }
    headings.current ??= await loadEveryLanguage(table.name).then(headingsBy, () => headingsBy(spoken))
    return true
  }

  /** Reads the bytes part by part; a later file or another encoding overtakes it. */
  const read = async (mine: number, name: string, bytes: Uint8Array, encoding?: string): Promise<void> => {
    const plain = encoding === MAC ? new TextEncoder().encode(new TextDecoder(MAC).decode(bytes)) : bytes
    const file = { bytes: plain, fileName: name, table, shown, ...headings.current, ...judges() }
    const result = await withPauses(readCsvParts(file))
    if (mine !== turn.current) return
    // What was read is drawn in slices, so that thousands of rows make no long frame.
    startTransition(() => {
      if (result.fileProblem) setState({ is: 'refused', code: result.fileProblem.code })
      else {
        const { columns, header, rows, delimiter } = result
        const file = { name, bytes, encoding: encoding ?? result.encoding, delimiter }
        setState({ is: 'read', file, columns, header, rows, touched: linesToMend(rows) })
      }
    })
  }

  const open = async (file: File): Promise<void> => {
    const mine = ++turn.current
    setState({ is: 'reading' })
    // A file that is far too large is refused without being read.
    const reading = file.slice(0, format.maxBytes + 1).arrayBuffer()
    const part = await reading.catch(() => undefined)
    if (mine !== turn.current) return
    if (!part) setState({ is: 'refused', code: 'unreadable' })
    else if (await prepare()) await read(mine, file.name, new Uint8Array(part))
  }

  const take = async ({ file, columns, rows: given }: PastedRows): Promise<void> => {
    const mine = ++turn.current
    if (!(await prepare())) return
    const rows = await withPauses(rehearseParts(given, table.entity, format, judges()))
    if (mine !== turn.current) return
    const header = columns.map((name) => t(`tables.${table.name}.columns.${name}`))
    startTransition(() =>
      setState({ is: 'read', ...(file && { file }), columns, header, rows, touched: linesToMend(rows) }),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pasted is taken when the dialog opens
  useEffect(() => {
    if (pasted) void take(pasted)
  }, [])

  const change = (edit: (rows: readonly RehearsedRow[]) => readonly RehearsedRow[]): void =>
    setState((now) => {
      if (now.is !== 'read') return now
      const rows = rehearse(edit(now.rows), table.entity, format, judges())
      return { ...now, rows, touched: now.touched.union(linesToMend(rows)) }
    })

  return {
    state,
    open,
    mend: (line: number, column: string, text: string) =>
      change((rows) => rows.map((row) => (row.line === line ? mendCell(row, column, text) : row))),
    /** Takes lines out of the import. */
    keep: (kept: (row: RehearsedRow) => boolean) => change((rows) => rows.filter(kept)),
    readAsMac: (mac: boolean) => {
      if (state.is === 'read' && state.file?.bytes)
        void read(++turn.current, state.file.name, state.file.bytes, mac ? MAC : undefined)
    },
    isMac: state.is === 'read' && state.file?.encoding === MAC,
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
