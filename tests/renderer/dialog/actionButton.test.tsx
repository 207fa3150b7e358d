// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ActionButton } from '#renderer/dialog/ActionButton.tsx'
import { byText, focus, leavePage, openPage } from './page.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

afterEach(leavePage)

it.each([{ busy: true }, { disabled: true, stays: true }])(
  'takes no press while it is %o, and keeps the focus',
  async (state) => {
    const { draw } = await openPage()
    const onClick = vi.fn<() => void>()
    const draws = (now: object) =>
      draw(
        <ActionButton action="save" onClick={onClick} {...now}>
          Save
        </ActionButton>,
      )
    await draws({})
    await focus(byText('Save'))
    await draws(state)
    const press = () => act(async () => byText('Save').click())
    await press()
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(byText('Save'))
    await draws({})
    await press()
    expect(onClick).toHaveBeenCalledOnce()
  },
)
