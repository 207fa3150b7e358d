/** Groups of the left menu and the tables in each, in order. */
export const menu = [{ name: 'time', icon: 'clock', tables: ['schedule'] }]
