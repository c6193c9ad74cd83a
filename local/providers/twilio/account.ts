/** The product's account at Twilio. The token protects only a stand-in. */
export const LOCAL_TWILIO = {
  accountSid: 'AC00000000000000000000000000000001',
  authToken: 'local-only',
  numbers: ['+972555000200', '+972555000201'],
} as const;
