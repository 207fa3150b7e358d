import type { Ref } from 'react'
import '#renderer/list/list.recipe.ts'

interface Props {
  readonly title: string
  readonly subtitle: string
  readonly heading?: Ref<HTMLHeadingElement>
}

/** What stands above a screen that no table describes: its name, and what it is for. */
export const ScreenHead = ({ title, subtitle, heading }: Props) => (
  <header className="screen-head">
    <div>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>{subtitle}</p>
    </div>
  </header>
)
