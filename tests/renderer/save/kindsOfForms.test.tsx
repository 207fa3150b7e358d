// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, type Mock } from 'vitest'
import { anotherPerson } from '#tests/personOfSuite.ts'
import { leave as leaveForm } from '../form/screen.tsx'
import { all, leave as leaveTable, settle } from '../list/stage.tsx'
import { problem } from '../problem.ts'
import { type Kind, kinds } from './kindsOfForms.tsx'

const leave = async () => {
  await leaveForm()
  await leaveTable()
}
afterEach(leave)

/** Presses what saves so often, and what says yes to the question before it. */
const save = async (times = 1) => {
  const press = async (selector: string) => {
    for (let n = 0; n < times; n++) await act(async () => all(selector)[0]?.click())
  }
  await settle(() => all('[data-action=save]:not([disabled])').length > 0)
  await press('[data-action=save]')
  await settle()
  await press('[role=alertdialog] [data-action=confirm]')
}

const begun = async ({ open, enter, writes }: Kind) => {
  const gateway = await open(anotherPerson())
  await enter()
  const write = gateway[writes] as Mock<(...sent: unknown[]) => Promise<unknown>>
  const sent = () => write.mock.calls.map((call) => JSON.stringify(call))
  return { write, sent }
}

describe.each(Object.entries(kinds))('what is entered in %s', (_, kind) => {
  it('and got no answer is said to be kept, and sent once more as it was when the network is back', async () => {
    const { write, sent } = await begun(kind)
    write.mockRejectedValueOnce(problem(520))
    await save()
    await settle(() => document.body.textContent.includes('nouvel essai automatique'))
    await act(async () => void window.dispatchEvent(new Event('online')))
    // Not longer: after five seconds it is sent once more anyway.
    await settle()
    const [first, ...others] = sent()
    expect(first).toContain('"key":')
    expect(others).toEqual([first])
  })

  it('is sent once, however often it is pressed meanwhile', async () => {
    const { write, sent } = await begun(kind)
    const answer = write.getMockImplementation()
    const held = Promise.withResolvers<void>()
    write.mockImplementation(async (...call) => {
      await held.promise
      return answer?.(...call)
    })
    await save(10)
    held.resolve()
    await settle()
    expect(sent()).toHaveLength(1)
  })

  it('is there again for its person after a session that ended, and for nobody else', async () => {
    const person = anotherPerson()
    const again = async (who: number) => {
      await leave()
      await kind.open(who)
      await settle()
    }
    await kind.open(person)
    const before = kind.entered()
    await kind.enter()
    await again(anotherPerson())
    expect(kind.entered()).toBe(before)
    await again(person)
    await settle(() => all('.restored').length > 0)
    expect(kind.entered()).not.toBe(before)
  })
})
