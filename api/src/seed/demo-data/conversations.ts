/** What two people write, in order. */
export type DemoConversation = readonly {
  readonly by: 'business' | 'worker';
  readonly text: string;
}[];

/** About coming shifts of the demo business; the first ones are also the first that it sees. */
export const CONVERSATIONS: readonly DemoConversation[] = [
  [
    { by: 'worker', text: 'Hi! Is there somewhere to leave my bike?' },
    {
      by: 'business',
      text: 'Yes, in the yard behind the store. The code of the gate is on the door.',
    },
    { by: 'worker', text: 'Great, thank you. See you then.' },
  ],
  [
    { by: 'business', text: 'Please bring your CannSell card, we have to see the original.' },
    { by: 'worker', text: 'I have it with me.' },
    { by: 'business', text: 'When do you think that you will be here?' },
  ],
  [
    { by: 'business', text: 'We have moved the delivery to noon, so the morning is quiet.' },
    { by: 'worker', text: 'Good to know. Shall I still come at the time of the shift?' },
  ],
];

export const NOTICE = 'The front entrance is being painted. Please use the side door on the lane.';

/** What is reported to the back office. */
export const RUDE = 'Stop asking, you people never know anything anyway.';
