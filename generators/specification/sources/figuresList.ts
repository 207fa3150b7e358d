import { createElement as h, type ReactNode } from 'react'
import type { Words } from '../words/words.ts'
import { figuresOf, percentOf } from './figures.ts'
import type { Trace } from './trace.ts'

/** What is named, kept and proven, each with its percentage; those named are all that a short list has. */
export const figuresList = (words: Words, trace: Trace, only?: readonly string[]): ReactNode => {
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' })
  return h(
    'dl',
    { className: 'spec-figures' },
    ...figuresOf(trace)
      .filter(({ name }) => !only || only.includes(name))
      .map((figure) =>
        h(
          'div',
          { key: figure.name, 'data-figure': figure.name, 'data-percent': percentOf(figure) },
          h('dt', null, words.say(`trace.figures.${figure.name}`)),
          h(
            'dd',
            null,
            h('strong', null, percent.format(percentOf(figure) / 100)),
            ' ',
            words.say('trace.of', { done: figure.done, all: figure.all }),
          ),
        ),
      ),
  )
}
