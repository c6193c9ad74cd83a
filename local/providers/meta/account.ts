/** The business that the product speaks for at Meta: one phone number, one page, one Instagram account. */
export const LOCAL_META = {
  businessId: '102290129340398',
  phoneNumberId: '106540352242922',
  displayPhoneNumber: '972555000100',
  pageId: '104880000000001',
  pageName: 'Levi Studio',
  instagramId: '17841400000000001',
  instagramName: 'levi.studio',
  accessToken: 'EAAlocal-only',
  /** Signs webhooks. It guards nothing but a stand-in. */
  appSecret: 'local-only',
  verifyToken: 'local-only',
} as const;

export type MetaAccount = { readonly [name in keyof typeof LOCAL_META]: string };
