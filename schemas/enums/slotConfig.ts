import { enumeration } from '#dsl'

/** How a day is cut into the slots in which workers are read as available. The specification shows no values. */
export const slotConfig = enumeration('slotConfig', ['FREE', 'DAY_NIGHT', 'MORNING_AFTERNOON_NIGHT'])
