import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasTableWords, tableWords } from '../i18n.ts'

/** Whether all is there that a table says; it is fetched where it is not. Throws while drawing where it cannot be. */
export const useTableWords = (table: string | undefined): boolean => {
  useTranslation()
  const isThere = table === undefined || hasTableWords(table)
  const [, set] = useState(0)
  useEffect(() => {
    if (isThere) return
    let left = false
    tableWords(table).then(
      () => left || set((times) => times + 1),
      (error) =>
        left ||
        set(() => {
          throw error
        }),
    )
    return () => {
      left = true
    }
  }, [isThere, table])
  return isThere
}
