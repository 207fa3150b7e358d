import { useTranslation } from 'react-i18next'
import type { AnyTable } from '#dsl/tables/table.ts'
import { useRenderer } from '../RendererContext.ts'
import { type Changed, revokedBy } from './revokedBy.ts'

interface Props {
  readonly table: AnyTable
  readonly changes: readonly Changed[]
}

/** Says whom a change keeps out until they choose a password anew: they lose more than an old value. */
export const Revoked = ({ table, changes }: Props) => {
  const { t } = useTranslation()
  const services = useRenderer()
  return revokedBy(services, table.entity, changes).map(({ column, count }) => (
    <p key={column} data-revokes={column}>
      {t('changes.revokes', { count, column: t(`tables.${table.name}.columns.${column}`) })}
    </p>
  ))
}
