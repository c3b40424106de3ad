/** Whether shortcuts of this device are typed with ⌘; elsewhere they are typed with Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
