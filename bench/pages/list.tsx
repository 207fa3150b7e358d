import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AnyTable } from '#dsl/tables/table.ts'
import { parseListState, printListState } from '#renderer/list/listState.ts'
import { TableScreen } from '#renderer/TableScreen.tsx'
import { schedule } from '#schemas/tables/schedule.ts'
import { longest } from '../longestForm.ts'
import { rowsGateway } from './rows.ts'
import { emptyGateway, showStage } from './stage.tsx'

/** `list.html?longest`: the table with the most columns. `?plain`: schedules without the picture. `?cells`: also without row actions, as a person sees it who may not write. */
const plain: AnyTable = {
  ...schedule,
  list: { ...schedule.list, columns: schedule.list.columns.filter((name) => name !== 'shift') },
}
const tables: Readonly<Record<string, AnyTable>> = { '': schedule, '?longest': longest }
const table = tables[location.search] ?? plain

/** The screen of a table with its state in the address, as the console shows it. */
const Screen = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const state = useMemo(() => parseListState(params, table), [params])
  return (
    <TableScreen
      table={table}
      state={state}
      onState={(next, options) =>
        navigate({ search: printListState(next, table, params).toString() }, options)
      }
    />
  )
}

await showStage(<Screen />, { ...emptyGateway, ...rowsGateway() }, location.search === '?cells' ? 4 : 1)
