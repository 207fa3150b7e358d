import { enumeration } from '#dsl'

export const parking = enumeration('parking', ['FREE_PARKING', 'PAID_PARKING', 'NO_PARKING'])
