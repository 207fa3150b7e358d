import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyTable } from '#dsl/tables/table.ts'
import { CardForm } from '#renderer/card/CardForm.tsx'
import { DetailPage } from '#renderer/detail/DetailPage.tsx'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import { catalogue } from '#schemas'
import { ownDetails } from '#schemas/cards/ownDetails.ts'
import { counterLimit } from '#schemas/tables/counterLimit.ts'
import { schedule } from '#schemas/tables/schedule.ts'
import { drawn, settings, input as ssoInput, turnedOn, type as typeSso } from '#tests/screens/ssoScreen.tsx'
import { edit, gatewayOf, row } from '../form/editSchedule.tsx'
import { control, fill, find, show } from '../form/screen.tsx'
import { click, codesGateway, rowOf, settle, showTable, type } from '../list/stage.tsx'
import { enterForAll } from '../many/manyStage.ts'
import * as counters from '../rowEditing/counters.ts'
import { stageGateway } from '../stageGateway.ts'

type Stage = ReturnType<typeof stageGateway>

/** A kind of form, from what is drawn first to what is sent. */
export interface Kind {
  /** Draws it for a person, who finds what they have left. */
  open(person: number): Promise<Stage>
  enter(): Promise<void>
  /** What is entered, as it stands there. */
  entered(): string
  /** The call that writes it. */
  readonly writes: 'insert' | 'update' | 'updateAll'
}

const nothing = () => undefined
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

const timeCode = { enter: () => fill(0, { code: 'Z9' }), entered: () => control(0, 'code').value } as const

const first = (selector: string) => () => document.querySelector<HTMLInputElement>(selector)?.value ?? ''

const codes = [rowOf(1), rowOf(2)]

export const kinds: Readonly<Record<string, Kind>> = {
  'new lines': {
    open: async (person) => {
      const gateway = stageGateway(catalogue, { schedule: [] })
      await show(<FormDialog table={schedule} onSaved={nothing} onClose={nothing} />, { gateway, person })
      return gateway
    },
    enter: () => fill(0, { code: 'Z9', beginAt: '0700', endAt: '1500' }),
    entered: timeCode.entered,
    writes: 'insert',
  },
  'a row in a dialog': {
    ...timeCode,
    open: async (person) => (await edit(gatewayOf(), { person })).gateway,
    writes: 'update',
  },
  'the page of a row': {
    ...timeCode,
    open: async (person) => {
      const gateway = gatewayOf({ ...row, institution: [1, 2] })
      await show(
        <QueryClientProvider client={queries()}>
          <DetailPage table={{ ...schedule, detail: true }} id={row.id} onBack={nothing} />
        </QueryClientProvider>,
        { gateway, person },
      )
      await settle(() => document.querySelector('.detail-form'))
      return gateway
    },
    writes: 'update',
  },
  'a row where it stands': {
    open: async (person) => {
      const gateway = counters.gatewayOf([counters.record(1, { limitValue: 2880 })])
      await counters.show(counterLimit, gateway, { person, selected: [1] })
      if (!document.querySelector('.row-edited')) await click(counters.pencil(0))
      await settle(() => document.querySelector('.row-edited'))
      return gateway
    },
    enter: () => type(counters.input('weeklyHours'), '35'),
    entered: first('input[name=weeklyHours]'),
    writes: 'update',
  },
  'a card': {
    open: async (person) => {
      const own = { id: 7, version: 3, institution: [1], firstName: 'Anne', lastName: 'Perrin' }
      const gateway = stageGateway(catalogue, { admin: [own] })
      await show(
        <QueryClientProvider client={queries()}>
          <CardForm
            card={ownDetails as AnyTable}
            row={own}
            writableOf={() => new Set(['firstName'])}
            onSaved={nothing}
          />
        </QueryClientProvider>,
        { gateway, person },
      )
      return gateway
    },
    enter: () => type(find<HTMLInputElement>('[name=firstName]'), 'Zoé'),
    entered: first('[name=firstName]'),
    writes: 'update',
  },
  'single sign-on': {
    open: async (person) => (await drawn({ ssoSwitch: turnedOn, settings }, { id: 1, person })).gateway,
    enter: () => typeSso('clientId', 'zoe'),
    entered: () => ssoInput('clientId').value,
    writes: 'update',
  },
  'several rows': {
    open: async (person) => {
      const gateway = codesGateway(codes)
      await showTable({ gateway, person })
      return gateway
    },
    enter: async () => {
      await enterForAll(codes, 'break', '0h10')
      await settle(() => document.querySelector('dialog .many-table'))
    },
    entered: first('dialog input[name=break]'),
    writes: 'updateAll',
  },
}
