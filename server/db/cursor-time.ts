/** The form of a time in a cursor, as the database writes it; the session of the database is in UTC. */
export const cursorTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/
