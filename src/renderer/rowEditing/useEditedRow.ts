import { useEffect, useRef, useState } from 'react'
import type { AnyTable } from '#dsl/tables/table.ts'
import { keptForm, keptRow } from '../form/kept/keptForms.ts'
import { useRenderer } from '../RendererContext.ts'
import { useToasts } from '../toast/ToastsContext.ts'
import { useSteady } from '../useSteady.ts'

interface Edited {
  readonly key: number
  /** It was given up, and is wanted again. */
  readonly resumed: boolean
  /** Pixels of each column as they were before: fields that ask for other widths push nothing aside. */
  readonly widths?: readonly number[]
}

/** Which row of a table is edited where it stands: first the one that was left unfinished. One given up is offered again by a message. */
export const useEditedRow = (table: AnyTable) => {
  const { person, selected } = useRenderer()
  const toasts = useToasts()
  const rows = { person, table: table.name, within: selected }
  const [edited, setEdited] = useState<Edited | undefined>(() => {
    const key = keptRow(rows)
    return key === undefined ? undefined : { key, resumed: false }
  })
  const head = useRef<HTMLTableRowElement>(null)
  const begin = (key: number, resumed: boolean) => {
    const widths = Array.from(head.current?.cells ?? [], (cell) => cell.getBoundingClientRect().width)
    setEdited({ key, resumed, widths })
  }
  const offered = useRef<number>(undefined)
  const withdraw = useSteady(() => {
    if (offered.current !== undefined) toasts.close(offered.current)
  })
  // What was given up belongs to these rows and to nothing that follows them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other institutions, other rows
  useEffect(() => withdraw, [withdraw, selected])
  return {
    edited,
    head,
    edit: (key: number) => begin(key, false),
    end: () => setEdited(undefined),
    // The institutions may be others by then, or the table.
    resume: useSteady((key: number) => {
      if (keptForm({ ...rows, row: key })) begin(key, true)
    }),
    /** The message that offers a row again goes with the rows. */
    offer: (toast: number) => {
      offered.current = toast
    },
  }
}
