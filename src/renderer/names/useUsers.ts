import { useTranslation } from 'react-i18next'
import type { Problem } from '#protocol/problem.ts'

/** "3 departments": the rows of an entity that keep another one, as a problem `inUse` tells them. */
export const useUsers = (): ((problem: Problem) => string) => {
  const { t } = useTranslation()
  return ({ params }) =>
    t([`entities.${params?.by}`, 'list.removal.otherRows'], { count: Number(params?.count ?? 1) })
}
