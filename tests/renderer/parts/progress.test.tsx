// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { Progress } from '#renderer/parts/Progress.tsx'
import { all, find, leave, show } from '../form/screen.tsx'

afterEach(leave)

const told = () => {
  const bar = find('[role=progressbar]')
  return ['label', 'valuenow', 'valuemax', 'valuetext'].map((name) => bar.getAttribute(`aria-${name}`))
}

it('what is counted may grow beyond what was said at first: it is all done then, and the figures are told', async () => {
  await show(<Progress label="Export" text="7 sur 5" value={7} max={5} />)
  expect(told()).toEqual(['Export', '5', '5', '7 sur 5'])
  expect(all('[role=progressbar]')).toHaveLength(1)
})

it('nothing done yet is nought of all', async () => {
  await show(<Progress label="Export" text="0 sur 5" value={0} max={5} short />)
  expect(told()).toEqual(['Export', '0', '5', '0 sur 5'])
})
