export const SsoScreen = () => null
