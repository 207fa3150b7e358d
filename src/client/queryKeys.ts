import type { Resource, Search } from './resources.ts'

/** Keys of what is kept of a resource; `all` is the prefix under which everything of it goes stale at once. */
export const queryKeys = {
  all: ({ api, resource }: Resource) => [api, resource] as const,
  list: (of: Resource, search: Search) => [...queryKeys.all(of), 'list', search] as const,
  row: (of: Resource, id: number, select?: readonly string[]) =>
    [...queryKeys.all(of), 'row', id, select ?? null] as const,
}
