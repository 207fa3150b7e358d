import type { AnyTable } from '#dsl/tables/table.ts'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { schedule } from '#schemas/tables/schedule.ts'
import { startClock } from './clock.ts'
import { examples } from './examples.ts'
import { showStage } from './stage.tsx'

/** `form.html?wide`: the form of that table, as the console opens it for new rows. */
const name = location.search.slice(1)
const table: AnyTable = examples.find((one) => one.name === name) ?? schedule
const nothing = () => undefined

startClock()
await showStage(<FormDialog table={table} onSaved={nothing} onClose={nothing} />)
