/**
 * What the linter of schemas finds and that is to stay, by rule, with the reason. A subject that matches no finding any more is a finding
 * itself.
 */
export const lintExceptions = [
  {
    rule: 'unfillable',
    of: ['admin.contractLevel'],
    why: 'Demanded only where there are contracts; nobody can choose it before, and no level is right for everybody. Source: specification §5.',
  },
  {
    rule: 'unreachable',
    of: ['notificationPreference'],
    why: 'The page /me/notifications is made of its form. Source: institution area §2.',
  },
  {
    rule: 'unusedColumn',
    of: ['admin.didAcceptTerms'],
    why: 'Other clients of the API read it. Source: specification §7 (admin list).',
  },
  {
    rule: 'unusedColumn',
    of: ['service.codeUF'],
    why: 'Other clients know the code under this name. Source: specification §3 (service).',
  },
  {
    rule: 'unusedColumn',
    of: [
      'institutionOption.timeLimitationToPostShiftInDays',
      'institutionOption.dealShift',
      'institutionOption.internalPool',
      'institutionOption.internalPoolCalendarBlockDays',
    ],
    why: 'Other clients read them here; people change them on the institution. Source: specification §3 (institution option).',
  },
  {
    rule: 'unusedColumn',
    of: ['institutionHasAdmin.shouldSendEmailForNewActivation'],
    why: 'Other clients write it; whose access is active again is always written to. Source: specification §3, §4.',
  },
  {
    rule: 'unusedName',
    of: ['accessSettings'],
    why: 'Told with the session to other clients, which open the settings by it. Source: specification §6.',
  },
] as const
