import { changed, created, type DescribedCall, full, listed, removed, search } from './call.ts'

const EXPORT = '/export-api/v2'

/** Pay codes, public holidays and exports; grids and recaps that several institutions share. */
export const payroll: readonly DescribedCall[] = [
  created(`${EXPORT}/payrollcode`, 'payCode', ({ institution }) => ({
    institution,
    name: 'Nuit',
    type: 0,
    code: 'N',
    beginAt: 75_600,
    endAt: 21_600,
    isNight: true,
  })),
  changed(`${EXPORT}/payrollcode`, 'payCode', () => ({ code: 'N2' })),
  changed(
    '/export-api/payrollcode',
    'payCode',
    () => ({ code: 'N3' }),
    () => ({ code: 'N3' }),
  ),
  full('payrollcode', ['id', 'name', 'type', 'code', 'beginAt', 'endAt'], EXPORT),
  removed(`${EXPORT}/payrollcode`, 'payCode'),
  created(`${EXPORT}/publicholiday`, 'holiday', ({ institution }) => ({ institution, date: '2027-01-01' })),
  removed(`${EXPORT}/publicholiday`, 'holiday'),
  listed(
    `${EXPORT}/publicholiday`,
    ({ institution }) => ({ institution: [institution] }),
    () => [],
  ),
  created(`${EXPORT}/export`, 'export', ({ institution }) => ({
    id: -1,
    institution,
    beginAt: 1_790_000_000,
    endAt: 1_792_000_000,
    admin: 1,
    exportedAt: Math.floor(Date.now() / 1000),
    filename: 'export',
  })),
  {
    line: 'export: list by exportedAt descending',
    method: 'POST',
    url: `${EXPORT}/export`,
    body: () => search({ select: ['id'], orderby: [{ columnName: 'exportedAt', orientation: 'DESC' }] }),
    status: 200,
    answer: (kept) => ({ data: [{ id: kept.export }], count: 1 }),
  },
  ...(
    [
      ['contractSalaryGrid', 'institutionHasContractSalaryGrid', { name: 'FPH' }],
      [
        'notificationContract',
        'institutionHasNotificationContract',
        { recapType: 1, to: 'paie@example.org' },
      ],
    ] as const
  ).flatMap(([resource, link, values]): DescribedCall[] => [
    created(resource, resource, () => values),
    created(link, link, (kept) => ({ [resource]: kept[resource], institution: kept.institution })),
    listed(
      link,
      (kept) => ({ [resource]: kept[resource] }),
      (kept) => [{ id: kept[link] }],
    ),
    removed(link, link),
    removed(resource, resource),
  ]),
]
