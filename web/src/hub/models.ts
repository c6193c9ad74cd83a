/** The catalogue of AI models. Client-side only: choosing one has no effect on the server. Rule data.models.1. */
export type AiModel = {
  id: string;
  name: string;
  provider: string;
  expertise: readonly string[];
  /** 1 is asked first. */
  fallbackPriority: number;
};

export const models = [
  {
    id: 'gpt-4o',
    name: 'GPT-4o',
    provider: 'OpenAI',
    expertise: ['general', 'reasoning', 'images'],
    fallbackPriority: 1,
  },
  {
    id: 'gpt-4-turbo',
    name: 'GPT-4 Turbo',
    provider: 'OpenAI',
    expertise: ['general', 'code'],
    fallbackPriority: 2,
  },
  {
    id: 'gemini-1.5-pro',
    name: 'Gemini 1.5 Pro',
    provider: 'Google',
    expertise: ['long documents', 'images'],
    fallbackPriority: 3,
  },
  {
    id: 'claude-3.5-sonnet',
    name: 'Claude 3.5 Sonnet',
    provider: 'Anthropic',
    expertise: ['writing', 'code'],
    fallbackPriority: 4,
  },
  {
    id: 'claude-3-opus',
    name: 'Claude 3 Opus',
    provider: 'Anthropic',
    expertise: ['analysis', 'writing'],
    fallbackPriority: 5,
  },
  { id: 'grok-beta', name: 'Grok Beta', provider: 'xAI', expertise: ['news'], fallbackPriority: 6 },
  { id: 'llama-3-70b', name: 'Llama 3 70B', provider: 'Meta', expertise: ['general'], fallbackPriority: 7 },
  {
    id: 'mistral-large',
    name: 'Mistral Large',
    provider: 'Mistral AI',
    expertise: ['languages', 'code'],
    fallbackPriority: 8,
  },
  {
    id: 'cohere-command',
    name: 'Command',
    provider: 'Cohere',
    expertise: ['search', 'summaries'],
    fallbackPriority: 9,
  },
  {
    id: 'perplexity-sonar',
    name: 'Sonar',
    provider: 'Perplexity',
    expertise: ['web search'],
    fallbackPriority: 10,
  },
] as const satisfies readonly AiModel[];
