// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { stageGateway } from '../stageGateway.ts'
import { openForm, pasteBlock } from './pasteStage.tsx'
import { all, click, control, leave } from './screen.tsx'

afterEach(leave)

describe('a block of more rows than a form has lines', () => {
  it('goes on, once its first rows are saved, with those that found no line, until none is left', async () => {
    const onClose = vi.fn()
    const gateway = stageGateway(catalogue)
    await openForm(schedule, { gateway }, { onClose })
    const twelve = Array.from({ length: 12 }, (_, i) => `M${i}\t${i}h30\t${i + 2}h\t30`)
    await pasteBlock(control(0, 'code'), twelve.join('\n'))
    const codes = () => all('[data-line]').map((_, line) => control(line, 'code').value)
    for (const expected of [
      ['M5', 'M6', 'M7', 'M8', 'M9'],
      ['M10', 'M11'],
    ]) {
      await click('[data-action=save]')
      await vi.waitFor(() => expect(codes()).toEqual(expected), { timeout: 10_000 })
    }
    expect(onClose).not.toHaveBeenCalled()
    await click('[data-action=cancel]')
    expect(all('[role=alertdialog]')).toHaveLength(1)
    await click('[role=alertdialog] [data-action=cancel]')
    await click('[data-action=save]')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 10_000 })
    expect(gateway.insert.mock.calls.map(([, row]) => row.code)).toEqual(twelve.map((_, i) => `M${i}`))
  })
})
