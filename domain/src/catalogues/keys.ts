/**
 * The keys of the small catalogues, so that they are unions to the compiler; `keys.spec.ts` proves that these lists are
 * those of the JSON files. A key is stable once published.
 */
export const smallCatalogues = {
  professions: [
    'manager',
    'designer',
    'engineer',
    'marketer',
    'sales',
    'hr',
    'pr',
    'general_affairs',
    'cs',
    'student',
    'other',
  ],
  job_categories: ['engineer', 'designer_pm', 'business', 'sales', 'cs', 'corporate'],
  reading_resource_categories: ['comic', 'book', 'music', 'game', 'bath_spring', 'travel', 'service', 'product'],
  usage_types: ['private', 'company', 'company_use', 'company_using'],
  company_usage_kinds: ['company_use', 'company_using', 'company_relative'],
  relative_types: ['supporter', 'investor', 'partner', 'api_connection'],
  member_statuses: ['now_member', 'passed_member'],
  listed_statuses: ['publicly_listed_company', 'unlisted_company'],
  funding_stages: ['seed', 'angel', 'series_a', 'series_b', 'series_c'],
  company_size_buckets: ['size_1_10', 'size_10_30', 'size_30_50', 'size_50_100', 'size_100_500', 'size_500_plus'],
  opening_position_buckets: ['none', 'from_1', 'from_3', 'from_6', 'from_11', 'from_31', 'from_51'],
  photo_categories: ['office', 'team', 'work_scene', 'in_house_event', 'external_event', 'intern', 'achievement'],
  working_environment_groups: [
    'remote_work',
    'work_style',
    'holidays',
    'overtime_engineer',
    'overtime_business',
    'turnover_rate',
  ],
  content_main_categories: [
    'article',
    'tech_design_blog',
    'movie',
    'job',
    'casual_interview',
    'trust_network',
    'knowledge',
    'slide',
    'related_article',
    'private_blog',
    'podcast',
    'white_paper',
    'event',
    'press_release',
  ],
  service_taxonomy: ['web_service', 'business_service', 'local_business', 'business_company', 'programming_tool'],
  interest_categories: [
    'hotel_lodging',
    'hot_spring_bathhouse',
    'surfing',
    'diving',
    'hiking',
    'skiing',
    'camping',
    'cycling',
    'gadgets',
  ],
  experience_levels: [
    'pro',
    'work',
    'connoisseur',
    'intermediate',
    'hobby',
    'beginner',
    'times_100_plus',
    'times_50_plus',
    'times_30_plus',
    'times_10_plus',
    'times_1_plus',
    'none_in_particular',
  ],
  sns_kinds: ['website', 'twitter', 'facebook', 'instagram'],
  communication_types: [
    'casual_chat',
    'career_consultation',
    'business_consultation',
    'interview_request',
    'not_accepting',
  ],
  contact_methods: ['x_dm', 'facebook_messenger', 'instagram_dm', 'email', 'form', 'business_sns'],
  side_job_types: [
    'development',
    'design',
    'writing',
    'marketing',
    'sales_support',
    'hr_support',
    'consulting',
    'speaking',
    'other',
  ],
  investment_types: ['angel_equity', 'convertible', 'fund_lp', 'crowdfunding'],
  investing_situations: ['actively_investing', 'open_to_talk', 'only_referral', 'paused'],
  investor_supports: [
    'funding',
    'hiring_support',
    'customer_introduction',
    'product_advice',
    'tech_advice',
    'pr_support',
    'fundraising_advice',
  ],
  survey_question_categories: ['culture', 'work_style', 'evaluation', 'growth', 'product', 'tech', 'recruiting'],
  team_characteristic_axes: [
    'speed_quality',
    'bottom_up_top_down',
    'individual_team',
    'document_talk',
    'calm_lively',
    'generalist_specialist',
    'challenge_steady',
    'data_intuition',
  ],
  service_sort_options: ['twitter', 'visitor'],
  company_sort_options: ['number_worker_change_per_3_months', 'total_finance', 'employee_previous_companies'],
  business_overview_categories: ['company_history', 'service_content_summary', 'background_summary'],
  report_reasons: [
    'spam',
    'impersonation',
    'harassment',
    'hate',
    'sexual',
    'privacy',
    'copyright',
    'malware_phishing',
    'false_information',
    'other',
  ],
  notification_types: [
    'followed',
    'profile_viewed',
    'company_verified',
    'member_invited',
    'rss_imported',
    'rss_failed',
    'update_requested',
    'plan_changed',
    'report_resolved',
    'survey_answered',
    'export_ready',
    'new_content_from_following',
  ],
} as const;

type SmallCatalogues = typeof smallCatalogues;
/** Catalogues whose keys are too many for a union: text, checked on entry. */
type LargeCatalogueName =
  | 'work_style_tags'
  | 'hobby_tags'
  | 'industries'
  | 'executive_roles'
  | 'company_appeal_tags'
  | 'can_do_tag_seeds'
  | 'engineer_levels'
  | 'obtained_filters'
  | 'profile_tabs'
  | 'company_tabs'
  | 'top_page_tabs'
  | 'mobile_top_tabs'
  | 'countries';

export type CatalogueName = keyof SmallCatalogues | LargeCatalogueName;
export type CatalogueKey<N extends CatalogueName> = N extends keyof SmallCatalogues
  ? SmallCatalogues[N][number]
  : string;
/** A text that a check proves to be a key of the catalogue before it becomes part of an event. */
export type KeyIn<_N extends CatalogueName> = string;
