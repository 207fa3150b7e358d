import { enumeration } from '#dsl'

/** 1 decision-maker, 2 decision-maker and power-user, 3 power-user, 4 user, 5 viewer, 6 product account, 7 casual user. */
export const typeAdmin = enumeration('typeAdmin', [1, 2, 3, 4, 5, 6, 7])
