/** What the environment says about the lead path. `.env.example` documents every variable. */
export interface LeadSettings {
  /** Deploy context: `production`, `deploy-preview`, `branch-deploy` or `dev`. */
  deployContext: string;
  /** Mail providers in the order in which they are tried; none when mail is not configured. */
  smtpUrls: string[];
  from?: string;
  to?: string;
  alertTo?: string;
  /** Signs visitor passes; without it no pass is issued and none is valid. */
  passSecret?: string;
  /** Posts that one address may make at once, and how many come back each minute. */
  rate: { burst: number; perMinute: number };
  /** When set, lead-health asks for it as a bearer token. */
  healthToken?: string;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings. `deployContext` comes from the host's request context where there is one;
 * without it the context is never taken for production.
 */
export function leadSettings(env: Environment, deployContext?: string): LeadSettings {
  return {
    deployContext: deployContext || env.LEAD_CONTEXT || env.CONTEXT || "dev",
    smtpUrls: [env.SMTP_URL, env.SMTP_FALLBACK_URL].flatMap((url) => (url ? [url] : [])),
    from: env.LEAD_FROM || undefined,
    to: env.LEAD_TO || undefined,
    alertTo: env.LEAD_ALERT_TO || undefined,
    passSecret: env.VISITOR_PASS_SECRET || undefined,
    rate: {
      burst: positive(env.LEAD_RATE_BURST, 40),
      perMinute: positive(env.LEAD_RATE_PER_MINUTE, 6),
    },
    healthToken: env.LEAD_HEALTH_TOKEN || undefined,
  };
}

/** Name of the store of a deploy context, so that a preview never writes into production's. */
export function leadStoreName(deployContext: string): string {
  const safe = deployContext.toLowerCase().replace(/[^a-z0-9-]+/g, "-");
  return `leads-${safe}`.slice(0, 60);
}

function positive(text: string | undefined, fallback: number): number {
  const value = Number(text);
  return text && Number.isFinite(value) && value > 0 ? value : fallback;
}
