/** How a plan is paid (Onetime, Monthly, PayPerUse). */
export const paymentWayTexts = { Onetime: '買い切り', Monthly: '月払い', PayPerUse: '使った分だけ' } as const;
