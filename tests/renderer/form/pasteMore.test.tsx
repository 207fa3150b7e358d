// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#schemas'
import { schedule } from '#schemas/tables/schedule.ts'
import { until } from '../../until.ts'
import { stageGateway } from '../stageGateway.ts'
import { openForm, pasteBlock } from './pasteStage.tsx'
import { all, click, control, find, leave } from './screen.tsx'

afterEach(leave)

const codes = () => all('[data-line]').map((_, line) => control(line, 'code').value)
const rowsOf = (count: number) => Array.from({ length: count }, (_, i) => `M${i}\t${i}h30\t${i + 2}h\t30`)
const follow = (expected: readonly string[]) => until(() => expect(codes()).toEqual(expected))

describe('a block of more rows than a form has lines', () => {
  it('goes on, once its first rows are saved, with those that found no line, until none is left', async () => {
    const onClose = vi.fn()
    const gateway = stageGateway(catalogue)
    await openForm(schedule, { gateway }, { onClose })
    const twelve = rowsOf(12)
    await pasteBlock(control(0, 'code'), twelve.join('\n'))
    for (const expected of [
      ['M5', 'M6', 'M7', 'M8', 'M9'],
      ['M10', 'M11'],
    ]) {
      await click('[data-action=save]')
      await follow(expected)
    }
    expect(onClose).not.toHaveBeenCalled()
    await click('[data-action=cancel]')
    expect(all('[role=alertdialog]')).toHaveLength(1)
    await click('[role=alertdialog] [data-action=cancel]')
    await click('[data-action=save]')
    await until(() => expect(onClose).toHaveBeenCalled())
    expect(gateway.insert.mock.calls.map(([, row]) => row.code)).toEqual(twelve.map((_, i) => `M${i}`))
  })

  it('waits on while cells of its first rows are pasted over, and while that is taken back', async () => {
    await openForm(schedule, { gateway: stageGateway(catalogue) })
    await pasteBlock(control(0, 'code'), rowsOf(8).join('\n'))
    await pasteBlock(control(0, 'code'), 'A\nB')
    expect(find('[data-remark=waiting]').textContent).toContain('3 lignes d’un collage précédent')
    await click('[data-action=undo-paste]')
    await pasteBlock(control(1, 'code'), ['C', 'D', 'E', 'F', 'G'].join('\n'))
    expect(codes()).toEqual(['M0', 'C', 'D', 'E', 'F'])
    await click('[data-action=save]')
    await follow(['G'])
    await pasteBlock(control(0, 'code'), 'G\t7:00\t8:00')
    await click('[data-action=save]')
    await follow(['M5', 'M6', 'M7'])
  })

  it('waits on while the form is left and opened again, over none of its lines', async () => {
    const person = 7
    await openForm(schedule, { gateway: stageGateway(catalogue), person })
    await pasteBlock(control(0, 'code'), rowsOf(8).join('\n'))
    await leave()
    await openForm(schedule, { gateway: stageGateway(catalogue), person })
    expect(codes()).toEqual(['M0', 'M1', 'M2', 'M3', 'M4'])
    expect(find('.restored').textContent).toContain('3 lignes d’un collage précédent')
    await click('[data-action=save]')
    await follow(['M5', 'M6', 'M7'])
  })
})
