// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { AnyTable } from '#dsl/tables/table.ts'
import { CardForm } from '#renderer/card/CardForm.tsx'
import { catalogue } from '#schemas'
import { ownInstitution } from '#schemas/cards/ownInstitution.ts'
import { until } from '#tests/until.ts'
import { stageGateway } from '../stageGateway.ts'
import { blur, click, find, key, leave, show } from './screen.tsx'

afterEach(leave)

it('an institution is not left without the address that workers are sent to [area 5.1]', async () => {
  const gateway = stageGateway(catalogue)
  const place = { lat: 45.76, lng: 4.84, addressPrecision: 'municipality', postalCode: '69003' }
  const row = {
    id: 1,
    version: 3,
    name: 'CHU de Lyon',
    country: 'fr',
    address: '1 rue X, 69003 Lyon',
    ...place,
  }
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <CardForm
        card={ownInstitution as AnyTable}
        row={row}
        writableOf={() => new Set(['name', 'address', 'postalCode', 'lat', 'lng', 'addressPrecision'])}
        onSaved={() => undefined}
      />
    </QueryClientProvider>,
    { gateway },
  )
  const field = () => find<HTMLInputElement>('.card-form [name=address]')
  await key(field(), '')
  await blur(field())
  await until(() => expect(find<HTMLButtonElement>('.card-form [data-action=save]').disabled).toBe(false))
  await click('.card-form [data-action=save]')
  await until(() =>
    expect(find('[data-column=address] [data-error-code="419"]').textContent).toBe(
      'Renseignez l’adresse et choisissez-la dans la liste.',
    ),
  )
  expect(gateway.update).not.toHaveBeenCalled()
})
