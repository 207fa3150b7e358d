import type { Rule } from '../finding.ts'
import { declaredAt } from '../places.ts'

/** Tables that neither the menu leads to nor a tab beside one that it leads to. */
export const unreachable: Rule<'unreachable'> = {
  name: 'unreachable',
  find: (subject) => {
    const { menu, tables } = subject.catalogue
    const led = menu.flatMap((group) => [...group.tables])
    const reached = new Set([...led, ...led.flatMap((name) => [...(tables.get(name)?.tabs ?? [])])])
    return [...tables.keys()]
      .filter((name) => !reached.has(name))
      .map((name) => ({
        of: name,
        at: declaredAt(subject, name, 'table'),
        harm: 'no menu and no tab leads to it: whoever does not type its address never finds it',
        instead: `'${name}' in a group of schemas/menu.ts, or among the tabs of a table that stands there`,
      }))
  },
}
