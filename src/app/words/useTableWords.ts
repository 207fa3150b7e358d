import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Catalogue } from '#dsl/catalogue.ts'
import { hasTableWords, tableWords } from '../i18n.ts'

interface TableWords {
  /** All is there that the table says. */
  readonly isThere: boolean
  /** Another try, where it could not be fetched. */
  readonly onRetry?: () => void
}

/** What a table says, and with a catalogue what it declares; both are fetched where they are not there. */
export const useTableWords = (table: string | undefined, catalogue?: Catalogue): TableWords => {
  useTranslation()
  const isThere =
    table === undefined || (hasTableWords(table) && (catalogue === undefined || catalogue.tables.has(table)))
  const [{ failed }, set] = useState<{ readonly failed?: string }>({})
  const isMissing = failed !== undefined && failed === table
  useEffect(() => {
    if (isThere || isMissing) return
    let left = false
    Promise.all([tableWords(table), catalogue?.later?.table(table)]).then(
      () => left || set({}),
      () => left || set({ failed: table }),
    )
    return () => {
      left = true
    }
  }, [isThere, isMissing, table, catalogue])
  return isMissing && !isThere ? { isThere, onRetry: () => set({}) } : { isThere }
}
