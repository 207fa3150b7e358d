import { attached, everyone, level } from '#dsl'

/** Screens that no table describes, and who may see them. Source: specification §2 (SSO, shift summary template), §8 (messaging, background work). */
export const screens = [
  { name: 'sso', read: attached },
  { name: 'shiftSummaryTemplate', read: attached },
  { name: 'outbox', read: level(1) },
  { name: 'work', read: level(1) },
  // Licences of data ask for it; the help leads there.
  { name: 'aboutData', read: everyone },
]
