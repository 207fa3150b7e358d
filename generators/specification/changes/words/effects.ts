import type { Change } from '../change.ts'

/** What befalls clients and rows alike, by what has changed. */
const ofBoth: Readonly<Record<string, string>> = {
  required: 'missing',
  requiredColumn: 'missing',
  maxLength: 'judged',
  minLength: 'judged',
  maximum: 'judged',
  minimum: 'judged',
  check: 'judged',
  rule: 'judged',
  open: 'judged',
  value: 'judged',
  column: 'gone',
  kind: 'type',
  storage: 'type',
  target: 'type',
}

/** What befalls a client: `specification.changes.effects.api.{…}`. */
const ofApi: Readonly<Record<string, string>> = {
  ...ofBoth,
  default: 'missing',
  entity: 'address',
  resource: 'address',
  alias: 'address',
  grant: 'who',
  secret: 'unread',
  serverOnly: 'unwritten',
  derived: 'unwritten',
  show: 'hidden',
  belonging: 'places',
  call: 'address',
}

const ofData: Readonly<Record<string, string>> = {
  ...ofBoth,
  entity: 'gone',
  belonging: 'type',
  reaction: 'takes',
  removal: 'takes',
}

/** Keys of the sentences that say what a breaking change does, of clients and of rows. */
export const effectsOf = ({ class: of, what, marks }: Change): readonly string[] => {
  const [first = ''] = what.split('.')
  const api =
    of === 'renamed' && what !== 'resource'
      ? 'name'
      : first === 'access'
        ? 'who'
        : first === 'edit'
          ? 'unwritten'
          : of === 'loosened'
            ? 'missing'
            : ofApi[first]
  const data = of === 'renamed' ? 'name' : ofData[first]
  return [
    ...(marks.includes('data') && data ? [`changes.effects.data.${data}`] : []),
    ...(marks.includes('api') && api ? [`changes.effects.api.${api}`] : []),
  ]
}
