import type { ComponentType } from 'react'
import type { Searched } from '../../parts/choosing.ts'
import { searchOf } from '../choices/many.ts'
import { useTerm } from '../choices/useTerm.ts'
import type { InputProps } from '../widget.ts'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import { useOffered } from './useOffered.ts'

export interface OfferedProps<V extends number | number[]> extends InputProps<V> {
  readonly offers: ReturnType<typeof useOffered>
  readonly searched: Searched | undefined
}

interface Props<V extends number | number[]> extends InputProps<V> {
  readonly control: ComponentType<OfferedProps<V>>
}

/** The input of a relation: a control over the rows that it is offered, and below it another try where they could not be read. */
export const OfferedInput = <V extends number | number[]>({ control: Control, ...props }: Props<V>) => {
  const [term, settled, setTerm] = useTerm()
  const offers = useOffered(props, settled)
  return (
    <>
      <Control {...props} offers={offers} searched={searchOf(offers, term, settled, setTerm)} />
      <ChoicesFailed state={offers.state} column={props.column} />
    </>
  )
}
