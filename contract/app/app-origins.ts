/**
 * The origins of the pages inside the phone app, on iOS and on Android. The server answers their calls, and never reads
 * a cookie of them (decisions/0114-the-shop-for-a-phone-app.md).
 */
export const appOrigins = ['capacitor://localhost', 'https://localhost'] as const
