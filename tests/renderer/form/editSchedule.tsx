import { vi } from 'vitest'
import { FormDialog } from '#renderer/form/FormDialog.tsx'
import type { RendererServices } from '#renderer/RendererContext.ts'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { stageGateway } from '../stageGateway.ts'
import { show } from './screen.tsx'

export const row = {
  id: 7,
  version: 3,
  code: 'M1',
  beginAt: '07:00',
  endAt: '15:00',
  break: null,
  nbWorkedMinutes: 480,
  interfacingCode: null,
  isDeleted: false,
  institution: [1, 2],
}

/** Twelve missions of the shift, five of them in the first of its institutions. */
const missions = Array.from({ length: 12 }, (_, i) => ({
  id: i + 1,
  version: 1,
  schedule: row.id,
  institution: i < 5 ? 1 : 2,
}))
export const gatewayOf = (stored = row) => stageGateway(catalogue, { schedule: [stored], mission: missions })

export const edit = async (gateway = gatewayOf(), given: Partial<RendererServices> = {}) => {
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const shown = await show(<FormDialog table={schedule} row={row} onSaved={onSaved} onClose={onClose} />, {
    gateway,
    ...given,
  })
  return { ...shown, gateway, onSaved, onClose }
}
