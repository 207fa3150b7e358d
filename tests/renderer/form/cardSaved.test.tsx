// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import type { WireRow } from '#protocol/row.ts'
import { CardForm } from '#renderer/card/CardForm.tsx'
import { catalogue } from '#schemas'
import { ownDetails } from '#schemas/cards/ownDetails.ts'
import { until } from '#tests/until.ts'
import { stageGateway } from '../stageGateway.ts'
import { click, find, key, leave, press, show } from './screen.tsx'

afterEach(leave)

it('what was saved stays shown until the page hands it down', async () => {
  const gateway = stageGateway(catalogue)
  const row = { id: 7, version: 3, institution: [1], firstName: 'Anne', lastName: 'Perrin' }
  gateway.update.mockResolvedValue({ ...row, version: 4, firstName: 'Annette' })
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <CardForm
        card={ownDetails as AnyTable}
        row={row}
        writableOf={() => new Set(['firstName'])}
        onSaved={() => undefined}
      />
    </QueryClientProvider>,
    { gateway },
  )
  const field = () => find<HTMLInputElement>('.card-form [name=firstName]')
  const save = () => find<HTMLButtonElement>('.card-form [data-action=save]')
  const typedIn = field()
  await key(typedIn, 'Annette')
  await until(() => expect(save().disabled).toBe(false))
  await click('.card-form [data-action=save]')
  // The form begins anew once it is saved.
  await until(() => expect(typedIn.isConnected).toBe(false))
  expect([field().value, save().disabled]).toEqual(['Annette', true])
})

it('what is typed while it is saved stays, with the focus where it was', async () => {
  const gateway = stageGateway(catalogue)
  const row = { id: 7, version: 3, institution: [1], firstName: 'Anne', lastName: 'Perrin' }
  const answer = Promise.withResolvers<void>()
  gateway.update.mockImplementation(async (_, __, patch, version) => {
    await answer.promise
    return { ...row, ...patch, version: version + 1 }
  })
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <CardForm
        card={ownDetails as AnyTable}
        row={row}
        writableOf={() => new Set(['firstName', 'lastName'])}
        onSaved={() => undefined}
      />
    </QueryClientProvider>,
    { gateway },
  )
  const field = (name: string) => find<HTMLInputElement>(`.card-form [name=${name}]`)
  const typedIn = field('firstName')
  await key(typedIn, 'Annette')
  await press(typedIn, 'Enter', { ctrlKey: true })
  await until(() => expect(gateway.update).toHaveBeenCalled())
  await act(async () => field('lastName').focus())
  await key(field('lastName'), 'Perrin-Dupont')
  await act(async () => answer.resolve())
  await until(() => expect(typedIn.isConnected).toBe(false))
  expect([field('firstName').value, field('lastName').value]).toEqual(['Annette', 'Perrin-Dupont'])
  expect(document.activeElement).toBe(field('lastName'))
  await until(() => expect(find<HTMLButtonElement>('.card-form [data-action=save]').disabled).toBe(false))
  const again = field('lastName')
  await click('.card-form [data-action=save]')
  // Once it is saved, nothing is left for whoever comes next.
  await until(() => expect(again.isConnected).toBe(false))
  expect(gateway.update.mock.calls[1]?.slice(2, 4)).toEqual([{ lastName: 'Perrin-Dupont' }, 4])
})

/** A mail may follow from another address, and what that follows from is never offered to be taken back. */
const followedByNothing = { ...ownDetails, entity: { ...ownDetails.entity, on: [] } }

it('what is not theirs to change any more, as it was saved, is read, and is not offered to be taken back [area 2.5]', async () => {
  const gateway = stageGateway(catalogue)
  const row = {
    id: 7,
    version: 3,
    institution: [1],
    firstName: 'Anne',
    lastName: 'Perrin',
    email: 'a@ours.test',
  }
  gateway.update.mockImplementation(async (_, __, patch, version) => ({
    ...row,
    ...patch,
    version: version + 1,
  }))
  const writableOf = ({ email }: WireRow) =>
    new Set(String(email).endsWith('@ours.test') ? ['firstName', 'email'] : ['firstName'])
  const { toasts } = await show(
    <QueryClientProvider client={new QueryClient()}>
      <CardForm
        card={followedByNothing as AnyTable}
        row={row}
        writableOf={writableOf}
        onSaved={() => undefined}
      />
    </QueryClientProvider>,
    { gateway },
  )
  const offered = () => toasts.state.getState().open.map(({ action }) => action?.name)
  const field = (name: string) => find<HTMLInputElement>(`.card-form [name=${name}]`)
  const save = async (name: string, text: string) => {
    const typedIn = field(name)
    await key(typedIn, text)
    await until(() => expect(find<HTMLButtonElement>('.card-form [data-action=save]').disabled).toBe(false))
    await click('.card-form [data-action=save]')
    await until(() => expect(typedIn.isConnected).toBe(false))
  }
  const told = () => find('.card-form > [role=status]').textContent
  await save('email', 'b@ours.test')
  expect([field('email').readOnly, offered(), told()]).toEqual([false, ['undo'], ''])
  await key(field('email'), 'b@theirs.test')
  await until(() => expect(told()).toMatch(/vous ne pourrez plus changer vous-même\u00a0: Adresse e-mail/))
  await save('email', 'b@theirs.test')
  expect([field('email').readOnly, offered()]).toEqual([true, [undefined]])
  await save('firstName', 'Annette')
  expect(offered()).toEqual(['undo'])
})
