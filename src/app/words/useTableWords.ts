import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTableWords, tableWords } from '../i18n.ts'

interface TableWords {
  /** All is there that the table says. */
  readonly isThere: boolean
  /** Another try, where it could not be fetched. */
  readonly onRetry?: () => void
}

/** What a table says; it is fetched where it is not there. */
export const useTableWords = (table: string | undefined): TableWords => {
  useTranslation()
  const isThere = table === undefined || hasTableWords(table)
  const [{ failed }, set] = useState<{ readonly failed?: string }>({})
  const isMissing = failed !== undefined && failed === table
  useEffect(() => {
    if (isThere || isMissing) return
    let left = false
    tableWords(table).then(
      () => left || set({}),
      () => left || set({ failed: table }),
    )
    return () => {
      left = true
    }
  }, [isThere, isMissing, table])
  return isMissing && !isThere ? { isThere, onRetry: () => set({}) } : { isThere }
}
